import { emitTree } from '../dtcg.ts';
import type { Token } from '../../dtcg.ts';
import type { FigmaMode } from './collections.ts';
import { getCodeSyntax, getScopes, toFigmaValue } from './variable.ts';

/**
 * Returns `figma/<mode>.tokens.json`: one mode of a collection, in the format of Figma's import of variables. Aliases
 * within the collection are kept; an alias to another collection, which a file cannot express, is its value.
 */
export function emitFigmaMode({ name, tokens }: FigmaMode): string {
  const supported = new Map([...tokens].filter(([, token]) => toFigmaValue(token) !== undefined));
  const modeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return emitTree(supported, (token) => getNode(token, supported), {
    $extensions: { 'com.figma.modeName': modeName },
  });
}

function getNode(token: Token, tokens: ReadonlyMap<string, Token>): object {
  const literal = toFigmaValue(token);
  const syntax = getCodeSyntax(token);
  const isAlias = token.alias !== undefined && tokens.has(token.alias);
  return {
    $type: literal?.type,
    $value: isAlias ? `{${token.alias}}` : literal?.value,
    $description: token.description,
    $extensions: { 'com.figma.scopes': getScopes(token), ...(syntax && { 'com.figma.codeSyntax': syntax }) },
  };
}
