import ts from 'typescript';

/**
 * Lets optional properties of a declaration accept `undefined`. Without it an application with
 * `exactOptionalPropertyTypes` could not pass on a value that it may not have: `<Button fullWidth={isWide} />`.
 *
 * @param {string} file name of the declaration
 * @param {string} text of it
 * @returns {string} the text with the same lines
 */
export function acceptUndefined(file, text) {
  /** @type {{ at: number, insert: string, replaced?: number }[]} */
  const insertions = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    // A method that may be absent cannot be undefined as well; a property with a function can.
    if (ts.isMethodSignature(node) && node.questionToken && node.type)
      insertions.push(
        { at: node.questionToken.end, insert: ': (' },
        { at: node.type.pos - 1, insert: ' =>', replaced: 1 },
        { at: node.type.end, insert: ') | undefined' },
      );
    if (!ts.isPropertySignature(node) || !node.questionToken || !node.type || acceptsIt(node.type)) return;
    const needsParentheses = ts.isFunctionTypeNode(node.type) || ts.isConditionalTypeNode(node.type);
    if (needsParentheses) insertions.push({ at: node.type.getStart(), insert: '(' });
    insertions.push({ at: node.type.end, insert: `${needsParentheses ? ')' : ''} | undefined` });
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((result, { at, insert, replaced = 0 }) => result.slice(0, at) + insert + result.slice(at + replaced), text);
}

/** @param {ts.TypeNode} type */
function acceptsIt(type) {
  const members = ts.isUnionTypeNode(type) ? type.types : [type];
  return members.some(({ kind }) =>
    [ts.SyntaxKind.UndefinedKeyword, ts.SyntaxKind.AnyKeyword, ts.SyntaxKind.UnknownKeyword].includes(kind),
  );
}
