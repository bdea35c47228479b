/** The DTCG 2025.10 token types this package uses. */
export type TokenType = TokenValue['type'];

/** Color in the sRGB space; components and alpha are from 0 to 1, `hex` is `#rrggbb` without alpha. */
export interface ColorValue {
  colorSpace: 'srgb';
  components: readonly [number, number, number];
  alpha: number;
  hex: string;
}

/** Length in px or rem, the two units of the format. */
export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}

/** Shadow with resolved aliases. */
export interface ShadowValue {
  color: ColorValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
  /** Whether it is an inner shadow. */
  inset: boolean;
}

/** Validated `$value` together with its `$type`. */
export type TokenValue =
  | { type: 'color'; value: ColorValue }
  | { type: 'dimension'; value: DimensionValue }
  | { type: 'duration'; value: { value: number; unit: 'ms' | 's' } }
  | { type: 'cubicBezier'; value: readonly [number, number, number, number] }
  | { type: 'fontFamily'; value: readonly string[] }
  | { type: 'fontWeight'; value: number }
  | { type: 'number'; value: number }
  | { type: 'shadow'; value: ShadowValue };

/** Error for an invalid source; the message names the token. */
export class TokenError extends Error {
  override name = 'TokenError';
}

/** Returns whether a value is an object and not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Like `Array.isArray`, without assuming a type of the items. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Token types that this package uses. */
export const tokenTypes: readonly TokenType[] = [
  'color',
  'dimension',
  'duration',
  'cubicBezier',
  'fontFamily',
  'fontWeight',
  'number',
  'shadow',
];

/**
 * Validates a literal against its type.
 *
 * @throws TokenError if the value does not fit.
 */
export function checkValue(type: TokenType, value: unknown, path: string): TokenValue {
  switch (type) {
    case 'color':
      return { type, value: checkColor(value, path) };
    case 'dimension':
      return { type, value: checkMeasure(value, ['px', 'rem'], path) };
    case 'duration':
      return { type, value: checkMeasure(value, ['ms', 's'], path) };
    case 'cubicBezier':
      return { type, value: checkCurve(value, path) };
    case 'fontFamily':
      if (isFilledTextList(value)) return { type, value };
      throw new TokenError(`${path}: a font family is a list of names`);
    case 'fontWeight':
      if (isNumber(value) && value >= 1 && value <= 1000) return { type, value };
      throw new TokenError(`${path}: a font weight is a number from 1 to 1000`);
    case 'number':
      if (isNumber(value)) return { type, value };
      throw new TokenError(`${path}: not a number`);
    case 'shadow':
      return { type, value: checkShadow(value, path) };
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isFilledTextList(value: unknown): value is readonly string[] {
  return isList(value) && value.length > 0 && value.every((name) => typeof name === 'string' && name !== '');
}

function checkColor(value: unknown, path: string): ColorValue {
  const fail = (why: string): TokenError => new TokenError(`${path}: ${why}`);
  if (!isRecord(value) || value['colorSpace'] !== 'srgb') throw fail('a color is an object in the srgb space');
  const { components } = value;
  if (!isList(components) || components.length !== 3) throw fail('a color has three components');
  const [red, green, blue] = components;
  if (!isShare(red) || !isShare(green) || !isShare(blue)) throw fail('components are from 0 to 1');
  const alpha = value['alpha'] ?? 1;
  if (!isShare(alpha)) throw fail('alpha is from 0 to 1');
  const { hex } = value;
  const computed = `#${[red, green, blue].map(toHexPair).join('')}`;
  if (hex !== computed) throw fail(`hex is ${String(hex)}, but the components are ${computed}`);
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: computed };
}

function isShare(value: unknown): value is number {
  return isNumber(value) && value >= 0 && value <= 1;
}

function toHexPair(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

function checkMeasure<Unit extends string>(
  value: unknown,
  units: readonly Unit[],
  path: string,
): { value: number; unit: Unit } {
  const unit = isRecord(value) ? units.find((known) => known === value['unit']) : undefined;
  const amount = isRecord(value) ? value['value'] : undefined;
  if (unit === undefined || !isNumber(amount))
    throw new TokenError(`${path}: expected {value, unit} with unit ${units.join(' or ')}`);
  return { value: amount, unit };
}

function checkShadow(value: unknown, path: string): ShadowValue {
  if (!isRecord(value)) throw new TokenError(`${path}: a shadow is an object`);
  const length = (part: 'offsetX' | 'offsetY' | 'blur' | 'spread'): DimensionValue =>
    checkMeasure(value[part], ['px', 'rem'], `${path}, ${part}`);
  return {
    color: checkColor(value['color'], path),
    offsetX: length('offsetX'),
    offsetY: length('offsetY'),
    blur: length('blur'),
    spread: length('spread'),
    inset: value['inset'] === true,
  };
}

function checkCurve(value: unknown, path: string): readonly [number, number, number, number] {
  const [x1, y1, x2, y2, ...more] = isList(value) ? value : [];
  if (!isShare(x1) || !isNumber(y1) || !isShare(x2) || !isNumber(y2) || more.length > 0) {
    throw new TokenError(`${path}: a curve is four numbers, the first and third from 0 to 1`);
  }
  return [x1, y1, x2, y2];
}
