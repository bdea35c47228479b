import ts from 'typescript';

/** Value in a style that should be a token. */
export interface RawValue {
  /** Line in the source, 1-based. */
  line: number;
  /** Value, e.g. `#fff` or `300ms`. */
  value: string;
  kind: 'color' | 'breakpoint' | 'duration' | 'z-index';
}

/**
 * Finds raw design values in TypeScript or TSX: colors (hex, color functions, names), lengths in media queries,
 * durations, and z-index numbers. In a style sheet (a module that imports vanilla-extract or our layered styling) every
 * literal counts; elsewhere only literals that reach CSS: a `style` attribute, presentation attributes, media queries.
 * Comments, selectors, `url()`, system colors, container queries and numbers without a meaning for the theme are
 * ignored.
 *
 * @param source - Text of a `.ts` or `.tsx` module.
 */
export function findRawValues(source: string): RawValue[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const sheet = file.statements.some(isStyleImport);
  const found: RawValue[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalText(node);
    if (text !== undefined)
      found.push(...inspect(node, text, sheet).map((raw) => ({ line: getLine(file, node), ...raw })));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Finding = Omit<RawValue, 'line'>;

function inspect(node: ts.Node, text: string, sheet: boolean): Finding[] {
  if (isModuleName(node) || isSelector(node)) return [];
  const owner = findOwner(node);
  const name = owner && nameText(owner.name);
  const breakpoints = isContainerQuery(node) ? [] : findAll('breakpoint', text, MEDIA_LENGTH);
  if (isPropertyName(node)) return breakpoints;
  if (!sheet && !isStyleAttribute(node) && !reachesCss(owner)) return breakpoints;
  const value = text.replace(/url\([^)]*\)/g, '');
  return [
    ...breakpoints,
    ...findAll('color', value, COLOR_NOTATION),
    ...(name !== undefined && COLOR_PROPERTY.test(name) ? findAll('color', value, COLOR_NAME) : []),
    ...findAll('duration', value, DURATION),
    ...(name === 'zIndex' && /^-?\d+$/.test(value.trim()) ? [{ kind: 'z-index' as const, value: value.trim() }] : []),
  ];
}

function findAll(kind: RawValue['kind'], text: string, pattern: RegExp): Finding[] {
  return [...text.matchAll(pattern)].map(([value]) => ({ kind, value: value.trim() }));
}

const MEDIA_LENGTH =
  /\((?:(?:min|max)-(?:width|height|inline-size|block-size)\s*:\s*[\d.]+(?:px|r?em)|(?:width|height)\s*[<>]=?\s*[\d.]+(?:px|r?em)|[\d.]+(?:px|r?em)\s*[<>]=?\s*(?:width|height))[^)]*\)/g;
const COLOR_NOTATION =
  /(?<![\w&-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
const COLOR_PROPERTY = /color|background|fill$|stroke$|border|outline|shadow|decoration/i;
const DURATION = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)m?s\b/g;

/** SVG presentation attributes that accept colors. */
const PRESENTATION = /^(?:fill|stroke|color|stopColor|floodColor|lightingColor)$/;

const COLOR_NAME = new RegExp(
  `(?<![\\w-])(?:${[
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue',
    'chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey',
    'darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray',
    'darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen',
    'fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki',
    'lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen',
    'lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime',
    'limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue',
    'mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive',
    'olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum',
    'powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue',
    'slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke',
    'yellow yellowgreen',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?![\\w-])`,
  'gi',
);

/**
 * Returns the text of a string, template or number; a template's expressions become a character that matches nothing.
 */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isNumericLiteral(node))
    return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('\u{FFFC}');
  return undefined;
}

function getLine(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

function isStyleImport(statement: ts.Statement): boolean {
  return (
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    /^@vanilla-extract\/|design-tokens\/styling$/.test(statement.moduleSpecifier.text)
  );
}

function isModuleName({ parent }: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isExternalModuleReference(parent);
}

/** Returns whether a literal is the first argument of `global()`, where `#` starts an id. */
function isSelector(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    ts.isIdentifier(parent.expression) &&
    /^global/.test(parent.expression.text)
  );
}

function isPropertyName(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isComputedPropertyName(parent) || (ts.isPropertyAssignment(parent) && parent.name === node);
}

/**
 * Returns the property or JSX attribute of which a literal is a value, at any depth of conditions, arrays and calls.
 */
function findOwner(node: ts.Node): ts.PropertyAssignment | ts.JsxAttribute | undefined {
  for (let child = node, owner = node.parent; !ts.isSourceFile(owner); child = owner, owner = owner.parent) {
    if (ts.isPropertyAssignment(owner)) return child === owner.name ? undefined : owner;
    if (ts.isJsxAttribute(owner)) return owner;
    if (ts.isVariableDeclaration(owner) || ts.isFunctionLike(owner) || ts.isJsxElement(owner)) return undefined;
  }
  return undefined;
}

function nameText(name: ts.PropertyName | ts.JsxAttributeName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

/** Returns whether a value outside style sheets and `style` attributes becomes CSS. */
function reachesCss(owner: ts.PropertyAssignment | ts.JsxAttribute | undefined): boolean {
  const name = owner && nameText(owner.name);
  if (owner === undefined || name === undefined) return false;
  return name === 'zIndex' || (ts.isJsxAttribute(owner) && PRESENTATION.test(name));
}

function isStyleAttribute(node: ts.Node): boolean {
  return hasAncestor(
    node,
    (owner) => ts.isJsxAttribute(owner) && ts.isIdentifier(owner.name) && owner.name.text === 'style',
  );
}

/**
 * Returns whether a literal is in a container query, which measures the component and is not a breakpoint of the site.
 */
function isContainerQuery(node: ts.Node): boolean {
  return hasAncestor(
    node,
    (owner) => ts.isPropertyAssignment(owner) && nameText(owner.name) === '@container' && !contains(owner.name, node),
  );
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return inner.pos >= outer.pos && inner.end <= outer.end;
}

function hasAncestor(node: ts.Node, test: (owner: ts.Node) => boolean): boolean {
  for (let owner = node.parent; !ts.isSourceFile(owner); owner = owner.parent) if (test(owner)) return true;
  return false;
}
