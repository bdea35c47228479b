import { hasBalancedBrackets } from './scan.ts';

const number = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?`;
const length = new RegExp(`^(${number})(px|%|r?em|ch|ex|pt|pc|cm|mm|in|q|[sld]?v(?:w|h|min|max|i|b))?$`, 'i');
const calculation = /^(?:calc|min|max|clamp)\([\d\s.,a-z%()+*/-]*\)$/i;

/**
 * Reads one length or percentage and gives it one spelling: `0` becomes `0px`, `.5em` becomes `0.5em`.
 * Calculations pass when they hold nothing but numbers, units and operators.
 *
 * @returns undefined when the text is no length
 */
export function readLength(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const match = length.exec(text);
  if (!match) return calculation.test(text) && hasBalancedBrackets(text) ? text.replace(/\s+/g, ' ') : undefined;
  const amount = Number(match[1]);
  if (match[2] === undefined) return amount === 0 ? '0px' : undefined;
  return `${amount}${match[2].toLowerCase()}`;
}
