// What axe finds wrong, one line for each place.
async () => {
  const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
  const found = await axe.run(document, {runOnly: tags, resultTypes: ["violations"]});
  if (found.passes.length < 10) return [`only ${found.passes.length} rules applied`];
  return found.violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target} ${n.failureSummary}`));
}
