/** The call of `cases()`, and the line that imports it. */
import type { CasesCall } from './casesCall.js';
import { casesCall } from './casesCall.js';
import { bindingOf, importLine, insertImport } from './insertImport.js';
import type { Added, Part, Room } from './Part.js';
import { NEW_STYLE } from './Style.js';

type AddCall = (room: Room, call: CasesCall) => Added;

/** @param propertyLines where the call goes, for a person to add to a file with that text */
export function casesPart(
  module: string,
  addCall: AddCall,
  propertyLines: (call: CasesCall, text: string) => string[],
): Part {
  return {
    module,
    isIn: (source) => bindingOf(source, module)?.isUsed === true,
    addTo: (room) => addCases(room, module, addCall),
    lines: (text) => [
      importLine('cases', { module, isModule: !/\bmodule\.exports\b/.test(text) }, NEW_STYLE),
      '',
      ...propertyLines(casesCall('cases', NEW_STYLE.quote), text),
    ],
  };
}

function addCases(room: Room, module: string, addCall: AddCall): Added {
  const { source, style } = room;
  const binding = bindingOf(source, module);
  if (!binding) return { doubt: 'the names "cases" and "caseFiles" mean something else in it' };
  const added = addCall(room, casesCall(binding.name, style.quote));
  if ('doubt' in added || binding.isThere) return added;
  const imported = insertImport(source, binding.name, module, style);
  return { ...added, insertions: [imported, ...(added.insertions ?? [])] };
}
