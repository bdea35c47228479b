import ts from 'typescript';

/** A text in code that shoppers would see and nobody could translate. */
export interface LiteralText {
  text: string;
  /** Line in the file, from 1. */
  line: number;
}

/** Attributes whose values are for machines. */
const technical = new Set([
  'accept',
  'autoCapitalize',
  'autoComplete',
  'className',
  'defaultValue',
  'for',
  'href',
  'htmlFor',
  'id',
  'identifier',
  'inputMode',
  'key',
  'levelKey',
  'name',
  'rel',
  'role',
  'sizes',
  'src',
  'style',
  'target',
  'type',
  'value',
]);

/** Letters that make a word or sentence: `Add to cart`, `Sklepy`; not `x4`, `mini-cart`, `kg`. */
const readsAsText = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && (/\p{L}\s+\p{L}/u.test(text) || /^\s*\p{Lu}\p{Ll}/u.test(text));

/**
 * Finds the texts that stand in JSX itself, as content or in an attribute, instead of in a message. [I18-08]
 *
 * @param file name with its ending
 */
export function literalTexts(file: string, code: string): LiteralText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: LiteralText[] = [];
  const add = (node: ts.Node, text: string) => {
    found.push({
      text: text.trim().replace(/\s+/g, ' '),
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    });
  };
  const visit = (node: ts.Node, inJsx: boolean): void => {
    if (ts.isJsxText(node)) {
      // What stands between tags is always seen.
      if (/\p{L}{2}/u.test(node.text)) add(node, node.text);
      return;
    }
    if (ts.isJsxAttribute(node) && (technical.has(node.name.getText()) || node.name.getText().startsWith('data-')))
      return;
    // A message: id and values.
    if (ts.isCallExpression(node) && /\bformatMessage$/.test(node.expression.getText())) return;
    if (
      (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || isTemplatePart(node)) &&
      inJsx &&
      readsAsText(node.text)
    )
      add(node, node.text);
    const jsx = inJsx || ts.isJsxAttribute(node) || ts.isJsxExpression(node);
    ts.forEachChild(node, (child) => visit(child, jsx));
  };
  visit(source, false);
  return found;
}

const isTemplatePart = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
