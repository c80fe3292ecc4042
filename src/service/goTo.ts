/** The ways between the states of a record, which the contract doesn't show: ours, as data. */
export type Ways<Status extends string> = { readonly [From in Status]: readonly Status[] };

/** @throws Error for a way that there isn't: a fault of the service */
export function goTo<Status extends string>(ways: Ways<Status>, from: Status, to: Status): Status {
  if (ways[from].includes(to)) return to;
  throw new Error(`There is no way from the state ${from} to ${to}.`);
}
