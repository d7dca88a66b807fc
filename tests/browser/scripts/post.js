// Sends a form as a person without scripts would.
(fields) => {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/rooms";
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    Object.assign(input, {name, value});
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
