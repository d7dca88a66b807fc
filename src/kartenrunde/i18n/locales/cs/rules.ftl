# review: none
