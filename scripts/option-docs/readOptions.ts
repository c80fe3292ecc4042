/** What the comments in the source say of options: the members of an interface, in their order. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface OptionComment {
  name: string;
  type: string;
  says: string;
  default: string | undefined;
  example: string | undefined;
}

const root = path.resolve(import.meta.dirname, '../..');

/** @throws Error where the file has no such interface */
export function readOptions(file: string, interfaceName: string): OptionComment[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = source.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === interfaceName);
  if (!found) throw new Error(`${file} has no interface ${interfaceName}.`);
  return found.members.filter(ts.isPropertySignature).map(commentOf);
}

function commentOf(member: ts.PropertySignature): OptionComment {
  const comments = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const tag = (name: string) => {
    const found = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === name);
    return ts.getTextOfJSDocComment(found?.comment)?.replaceAll('\\/', '/');
  };
  return {
    name: member.name.getText(),
    type: (member.type?.getText() ?? '').replace(/ \| undefined$/, '').replace(/\s+/g, ' '),
    says: comments
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' ')
      .replace(/\s+/g, ' '),
    default: tag('default'),
    example: tag('example'),
  };
}
