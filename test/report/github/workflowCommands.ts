/** The commands that GitHub's runner, Azure's agent and TeamCity find in what a process prints. */

export interface WorkflowCommand {
  name: string;
  properties: Record<string, string>;
  message: string;
}

/** As the runner reads them: spaces before the line's first mark don't matter. */
export function workflowCommands(printed: string): WorkflowCommand[] {
  return printed.split(/\r\n|[\r\n]/).flatMap((line) => {
    const [, name, properties = '', message = ''] = /^\s*::([\w-]+)(?: (.*?))?::(.*)$/s.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = properties.split(',').filter(Boolean);
    const read = pairs.map((pair) => [
      pair.slice(0, pair.indexOf('=')),
      decoded(pair.slice(pair.indexOf('=') + 1)),
    ]);
    return [
      { name, properties: Object.fromEntries(read) as Record<string, string>, message: decoded(message) },
    ];
  });
}

const decoded = (text: string): string =>
  text
    .replace(/%3A/gi, ':')
    .replace(/%2C/gi, ',')
    .replace(/%0D/gi, '\r')
    .replace(/%0A/gi, '\n')
    .replace(/%25/g, '%');

/** Other services' commands stand anywhere in a line; so does GitHub's old form. */
export const embeddedCommands = (printed: string): string[] => printed.match(/##\w*\[/g) ?? [];
