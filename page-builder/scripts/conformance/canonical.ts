import { readColor } from '../../src/css/colors.ts';
import { camelCase, splitDeclarations } from '../../src/css/declarations.ts';
import { readLength } from '../../src/css/length.ts';
import { readLengths, readPlacement, splitWords } from '../../src/css/values.ts';
import { cascade } from '../../src/parser/element-style.ts';
import { isFileName } from '../../src/parser/images.ts';
import { sanitizeHtml } from '../../src/parser/index.node.ts';
import { clampParallaxSpeed } from '../../src/content-types/row/parallax.ts';
import { withoutFilePrefix } from '../../src/video-source.ts';

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** A node of either tree in one form: fields that hold nothing or a default are left out, values have one spelling. */
export interface CanonicalNode {
  contentType: string;
  fields: ReadonlyMap<string, unknown>;
  /** The fields the tree has for this node at all, whatever they hold. */
  known: ReadonlySet<string>;
  children: CanonicalNode[];
}

/** Brings a tree of this package or of the reference into one form. */
export function canonicalTree(tree: Json): CanonicalNode {
  const contentType =
    toText(tree['contentType']) === 'unsupported' ? toText(tree['type']) : toText(tree['contentType']);
  const rich = toObject(tree['richContent']);
  const source: Json = rich ? { ...tree, richContent: rich['html'], children: rich['children'] ?? [] } : tree;
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(adapt(contentType, source))) {
    const canonical = structuralFields.has(name) ? undefined : canonicalValue(name, value);
    if (canonical !== undefined) fields.set(name, canonical);
  }
  // A banner without a button has no button of any type.
  if (!fields.has('buttonText') && (contentType === 'banner' || contentType === 'slide')) fields.delete('buttonType');
  return {
    contentType,
    fields,
    known: new Set(Object.keys(source)),
    children: toList(source['children']).map((child) => canonicalTree(toObject(child) ?? {})),
  };
}

/** `display` says how a template arranges its parts; what it says about the content is `isHidden`. */
const structuralFields = new Set(['children', 'contentType', 'type', 'display', 'isLinkRedundant', 'isTrusted']);

/** Names and shapes that the reference has otherwise. */
function adapt(contentType: string, node: Json): Json {
  if (contentType === 'map') {
    const { mapOptions, showControls, locations, ...others } = node;
    const isHidden = showControls === false || toObject(mapOptions)?.['disableDefaultUI'] === true;
    return {
      ...others,
      hidesControls: isHidden,
      locations: toList(locations)
        .map((item) => toObject(item) ?? {})
        .map(adaptLocation),
    };
  }
  if (contentType === 'dynamic_block')
    return { ...node, uids: toText(node['uids']) ? toText(node['uids']).split(',') : node['uids'] };
  if (contentType === 'image') {
    const [desktopImage, mobileImage] = [node['desktopImage'], node['mobileImage']].map((picture) => {
      const { dimensions, ...others } = toObject(picture) ?? {};
      return { ...others, ...toObject(dimensions) };
    });
    const src = toText(desktopImage?.['src']) || toText(mobileImage?.['src']);
    return {
      ...node,
      desktopImage,
      mobileImage,
      altText: isFileName(toText(node['altText']), src) ? '' : node['altText'],
    };
  }
  return node;
}

function adaptLocation({ record_id, initialize, country, ...location }: Json): Json {
  const position = toObject(location['position']);
  return {
    ...location,
    country: Array.isArray(country) ? country[0] : country,
    position: position && { latitude: Number(position['latitude']), longitude: Number(position['longitude']) },
  };
}

/** What a field means when it is absent, and what browsers say for it when a shorthand left it out. */
const defaults: Readonly<Record<string, readonly unknown[]>> = {
  backgroundRepeat: ['repeat'],
  backgroundAttachment: ['scroll'],
  backgroundSize: ['auto', 'auto auto'],
  backgroundPosition: ['0% 0%'],
  borderWidth: ['medium'],
  borderColor: ['currentcolor'],
  color: ['currentcolor'],
  showButton: ['never'],
  showOverlay: ['never'],
  parallaxSpeed: [0.5],
  tabNavigationAlignment: ['left'],
  defaultIndex: [0],
  autoplaySpeed: [4000],
  carouselMode: ['default'],
};

/** Values that leave a property as it is without them. */
const unset = new Set<unknown>(['initial', 'inherit', 'unset', 'revert']);

const htmlFields = new Set(['content', 'html', 'richContent', 'answer', 'legal']);
const textFields = new Set([
  'text',
  'caption',
  'title',
  'altText',
  'tabName',
  'question',
  'buttonText',
  'name',
  'address',
  'comment',
  'headers',
]);
const videoFields = new Set(['videoSrc', 'url']);

function canonicalValue(name: string, value: unknown): unknown {
  const canonical = readValue(name, value);
  return defaults[name]?.includes(canonical) ? undefined : canonical;
}

function readValue(name: string, value: unknown): unknown {
  if (
    value === null ||
    value === undefined ||
    unset.has(value) ||
    value === false ||
    value === '' ||
    value === 'NaN' ||
    value === '__undefined__'
  )
    return undefined;
  if (name === 'pathNames' && Array.isArray(value)) return nonEmpty([...new Set<unknown>(value)]);
  if (name === 'parallaxSpeed' && typeof value === 'number') return clampParallaxSpeed(value);
  if (name === 'backgroundPosition' && typeof value === 'string') return canonicalPosition(value);
  if (Array.isArray(value))
    return nonEmpty(
      name === 'cssClasses'
        ? value.flatMap((item) => toText(item).split(/\s+/)).filter((item) => !isStructuralClass(item))
        : value.map((item) => readItem(name, item)),
    );
  const object = toObject(value);
  if (object) return readObject(object);
  if (typeof value !== 'string') return value;
  if (htmlFields.has(name)) return canonicalHtml(value);
  if (textFields.has(name))
    return value.replace(/\r\n?/g, '\n').trim() === '' ? undefined : value.replace(/\r\n?/g, '\n').trim();
  if (name === 'textAlign' && value === 'justify') return undefined;
  if (videoFields.has(name)) return withoutFilePrefix(value);
  return canonicalCss(value);
}

function readItem(name: string, item: unknown): unknown {
  const object = toObject(item);
  if (name === 'mediaQueries' && object)
    return {
      media: toText(object['media']).replace(/\s+/g, ' ').trim(),
      style: canonicalStyle(toObject(object['style']) ?? {}),
    };
  return object ? readObject(object) : readValue(name, item);
}

function readObject(object: Json): unknown {
  return nonEmpty(
    Object.fromEntries(
      Object.entries(object)
        .map(([key, item]) => [key, readValue(key, item)])
        .filter(([, item]) => item !== undefined)
        .sort(),
    ),
  );
}

function isStructuralClass(item: string): boolean {
  return item === '' || /^(?:pagebuilder-|tab-align-)/.test(item);
}

/** One spelling for each color and length; `transparent` for every color that lets all light through. */
export function canonicalCss(value: string): string {
  const single =
    readCss(value) ??
    splitWords(value)
      .map((word) => readCss(word) ?? word)
      .join(' ');
  return single.replace(/\d*\.\d+/g, (digits) => String(Number(Number(digits).toPrecision(6))));
}

const places = new Map([
  ['left', '0%'],
  ['top', '0%'],
  ['center', '50%'],
  ['right', '100%'],
  ['bottom', '100%'],
]);

/** A position as two lengths, first from the left, then from the top. */
function canonicalPosition(value: string): string {
  const [first = '', second = 'center'] = splitWords(value);
  const isVerticalFirst = /^(?:top|bottom)$/.test(first) || /^(?:left|right)$/.test(second);
  const words = isVerticalFirst ? [second, first] : [first, second];
  return words.map((word) => places.get(word) ?? canonicalCss(word)).join(' ');
}

function readCss(value: string): string | undefined {
  const color = readColor(value);
  // Browsers keep the alpha of a color in fewer steps than people write.
  if (color !== undefined)
    return /^rgba\([^)]*, 0\)$/.test(color)
      ? 'transparent'
      : color.replace(/0\.\d+(?=\))/, (alpha) => String(Math.round(Number(alpha) * 100) / 100));
  const sum = /^calc\((.*)\)$/i.exec(value.trim())?.[1];
  const calculated = sum === undefined ? undefined : calculate(sum);
  if (calculated)
    return `calc(${Array.from(calculated)
      .filter(([, amount]) => amount !== 0)
      .sort()
      .map(([unit, amount]) => `${Number(amount.toPrecision(6))}${unit}`)
      .join(' + ')})`;
  return readLength(value) ?? readPlacement(value) ?? readLengths(value);
}

function canonicalStyle(style: Json): Json {
  const css = Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${toText(value)}`)
    .join(';');
  return Object.fromEntries(
    Array.from(cascade(splitDeclarations(css)), ([name, value]) => [name, canonicalCss(value)] as const).sort(),
  );
}

/**
 * The HTML that sanitizing leaves, styles and white space in one form. Both trees go through it: what the policy drops
 * is no difference.
 */
export function canonicalHtml(html: string): string | undefined {
  const written = sanitizeHtml(html)
    .replace(/ id="[^"]*"/g, '')
    .replace(/ style="([^"]*)"/g, (_, css: string) => {
      const declarations = Array.from(cascade(splitDeclarations(css.replaceAll('&quot;', '"'))), ([name, value]) => [
        name,
        canonicalValue(camelCase(name), value),
      ]);
      const style = declarations
        .filter(([, value]) => value !== undefined)
        .map((declaration) => declaration.join(':'))
        .sort();
      return style.length > 0 ? ` style="${style.join(';')}"` : '';
    })
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim();
  return written === '' ? undefined : written;
}

/** The value as a string; anything but a string is none. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value as an object that is no list. */
export function toObject(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function nonEmpty<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}

type Sum = ReadonlyMap<string, number>;

/**
 * Works a calculation out to an amount of each unit, as browsers do; undefined when it is none of the four operations.
 */
function calculate(text: string): Sum | undefined {
  const tokens = text.match(/[\d.]+(?:[a-z]+|%)?|[-+*/()]/gi) ?? [];
  let at = 0;
  const combine = (first: Sum, second: Sum, sign: number): Sum =>
    new Map([
      ...first,
      ...Array.from(second, ([unit, amount]): [string, number] => [unit, (first.get(unit) ?? 0) + sign * amount]),
    ]);
  const scale = (sum: Sum, by: number): Sum => new Map(Array.from(sum, ([unit, amount]) => [unit, amount * by]));
  const plain = (sum: Sum): number | undefined =>
    Array.from(sum.keys()).every((unit) => unit === '') ? sum.get('') : undefined;
  const value = (): Sum | undefined => {
    const token = tokens[at];
    at += 1;
    if (token === '-') {
      const negative = value();
      return negative && scale(negative, -1);
    }
    if (token === '(') {
      const inner = sum();
      at += 1;
      return inner;
    }
    const [, amount, unit = ''] = /^([\d.]+)(.*)$/.exec(token ?? '') ?? [];
    return amount === undefined ? undefined : new Map([[unit, Number(amount)]]);
  };
  const product = (): Sum | undefined => {
    let result = value();
    while (result && (tokens[at] === '*' || tokens[at] === '/')) {
      const isProduct = tokens[at] === '*';
      at += 1;
      const other = value();
      const factor = other && plain(other);
      const own = plain(result);
      if (other && isProduct && own !== undefined) result = scale(other, own);
      else if (factor !== undefined) result = scale(result, isProduct ? factor : 1 / factor);
      else return undefined;
    }
    return result;
  };
  const sum = (): Sum | undefined => {
    let result = product();
    while (result && (tokens[at] === '+' || tokens[at] === '-')) {
      const sign = tokens[at] === '+' ? 1 : -1;
      at += 1;
      const other = product();
      result = other && combine(result, other, sign);
    }
    return result;
  };
  return sum();
}
