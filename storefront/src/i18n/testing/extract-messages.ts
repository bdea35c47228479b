import ts from 'typescript';

/** A message in the code. */
export interface SourceMessage {
  id: string;
  defaultMessage: string;
}

/** Text of a string, of a template without expressions, or of such texts added up. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxExpression(node)) return textOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** Value of a property or attribute. */
function valueOf(properties: ts.NodeArray<ts.ObjectLiteralElementLike> | ts.NodeArray<ts.JsxAttributeLike>, name: string): string | undefined {
  for (const property of properties) {
    if ((ts.isPropertyAssignment(property) || ts.isJsxAttribute(property)) && property.name.getText().replace(/['"]/g, '') === name) {
      return textOf(property.initializer);
    }
  }
  return undefined;
}

/**
 * Finds all messages of a module: objects and JSX elements that have both an `id` and a `defaultMessage`, as
 * `defineMessages`, `formatMessage` and `FormattedMessage` take them.
 */
export function extractMessages(fileName: string, code: string): SourceMessage[] {
  const messages: SourceMessage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) || ts.isJsxAttributes(node)) {
      const id = valueOf(node.properties, 'id');
      const defaultMessage = valueOf(node.properties, 'defaultMessage');
      if (id !== undefined && defaultMessage !== undefined) messages.push({ id, defaultMessage });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, /\.tsx$/.test(fileName) ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return messages;
}
