/** Why a stored case can't be run as it stands. Its message is for the user. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}
