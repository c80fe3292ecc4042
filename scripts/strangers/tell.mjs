/** What came of a stranger's case, for the terminal and the sums. */
export const NOT_UNDERSTOOD = "The built-in agent doesn't understand this step.";

export function tell(name, { title, steps }, { isGreen, troubles, message, asked = 0, done = 0 }, sum) {
  sum.asked += asked;
  sum.done += done;
  sum.cases += 1;
  sum.steps += steps.length;
  sum.understood += steps.length - troubles.filter((trouble) => trouble?.includes(NOT_UNDERSTOOD)).length;
  sum.passed += troubles.filter((trouble) => trouble === undefined).length;
  if (isGreen) sum.green += 1;
  console.log(`${isGreen ? '✓' : '✗'} ${name} ${title}`);
  if (isGreen) return;
  if (message !== undefined && troubles.every((trouble) => trouble === undefined))
    console.log(`    ${message}`);
  troubles.forEach((trouble, index) => {
    if (trouble !== undefined)
      console.log(
        `    ${index + 1} ${steps[index].text}\n      ${trouble.replace(/ The nearest that it knows: .*/, '')}`,
      );
  });
}
