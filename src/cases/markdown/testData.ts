/** Test data of their own column are said with the action that they are for. */

/** The sentences of the action with the data; undefined where it isn't clear where they go. */
export function withTestData(actions: readonly string[], data: string): string[] | undefined {
  if (actions.some((text) => says(text, data))) return [...actions];
  const [action, ...others] = actions;
  if (action === undefined || others.length > 0 || TAKES_NOTHING.test(action)) return undefined;
  const said = action.replace(/[\s.:]+$/, '');
  if (ADDRESS.test(bare(data)) && GOES_TO_A_PAGE.test(said)) return [`Open "${bare(data)}"`];
  return [`${said}: ${isSeveral(data, said) ? data : `"${data}"`}`];
}

/** Also as part of a value, but not of a word. */
function says(action: string, data: string): boolean {
  const at = action.indexOf(bare(data));
  if (at < 0) return false;
  const [before, behind] = [action.slice(0, at), action.slice(at + bare(data).length)];
  return !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(behind);
}

const bare = (data: string): string => data.replace(/^["“](.*)["”]$/, '$1');

/** Nothing is entered by these. */
const TAKES_NOTHING =
  /^(?:(?:double-?|right-?)?click|press|tap|hit|push|hover|check|verify|submit|close|wait|reload|refresh|save|look|see)(?:s|es)?\b/i;

const ADDRESS = /^(?:https?:\/\/|\/)\S*$/;

/** It says nothing else than that: "Go to the page", "Open the URL". */
const GOES_TO_A_PAGE =
  /^(?:open|go to|navigate to|visit|browse to|launch|load|access)(?: (?:the|this|that|a|an))?(?: (?:login|sign-?in|home|start|web|test|following|given)){0,2} ?(?:page|url|address|site|website|app|application)$/i;

/** Values with their names, a name and a password, or what is in quotes: quotes around all would make it one value. */
const isSeveral = (data: string, action: string): boolean =>
  /["“”„«]|:\s/.test(data) ||
  ADDRESS.test(data) ||
  (/\s*[/,]\s*/.test(data) && /^(?:log|sign)(?:s|ged|ed)?[ -]?(?:in|on)\b/i.test(action));
