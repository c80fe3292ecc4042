/** One sentence of the service's description that the code has to keep. */
export interface Rule {
  id: string;
  /** In the description's own words. */
  says: string;
  /** The files that keep it, from the root of the repository. */
  place: readonly string[];
  /** The test that shows it: its file below `test/`, and its title or the beginning of that. */
  proof: readonly [file: string, title: string];
}
