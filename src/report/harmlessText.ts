/**
 * Text from outside that can be printed where a CI service reads along. GitHub takes a line for a command that begins with
 * `::`, whatever spaces go before, or that holds `##[`; Azure and TeamCity take `##vso[` and `##teamcity[` anywhere.
 */
import { plainLine, plainText } from './plainText.js';

export const harmlessText = (text: string): string => withoutCommands(plainText(text));

export const harmlessLine = (text: string, limit?: number): string => withoutCommands(plainLine(text, limit));

const withoutCommands = (text: string): string =>
  text.replace(/^([\s\u180e\u200b\ufeff]*):(?=:)/gmu, '$1: ').replace(/##(?=\w*\[)/g, '# #');
