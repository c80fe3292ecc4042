/** What came of a stranger's case, for the terminal and the sums. */
export const NOT_UNDERSTOOD = "The built-in agent doesn't understand this step.";

export function tell(name, { title, steps }, { isGreen, problems, message, asked = 0, done = 0 }, sum) {
  sum.asked += asked;
  sum.done += done;
  sum.cases += 1;
  sum.steps += steps.length;
  sum.understood += steps.length - problems.filter((problem) => problem?.includes(NOT_UNDERSTOOD)).length;
  sum.passed += problems.filter((problem) => problem === undefined).length;
  if (isGreen) sum.green += 1;
  console.log(`${isGreen ? '✓' : '✗'} ${name} ${title}`);
  if (isGreen) return;
  if (message !== undefined && problems.every((problem) => problem === undefined))
    console.log(`    ${message}`);
  problems.forEach((problem, index) => {
    if (problem !== undefined)
      console.log(
        `    ${index + 1} ${steps[index].text}\n      ${problem.replace(/ The nearest that it knows: .*/, '')}`,
      );
  });
}
