// Writes down what is added to the log that is read aloud.
() => {
  window.spoken = [];
  const note = ({addedNodes}) => addedNodes.forEach((line) => spoken.push(line.textContent));
  const watch = new MutationObserver((changes) => changes.forEach(note));
  watch.observe(document.querySelector("[role=log]"), {childList: true});
}
