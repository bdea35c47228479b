import ts from 'typescript';

/** Finds the strings of a module, and a pattern for each template. */
export function writtenStrings(file: string, code: string): { strings: string[]; templates: RegExp[] } {
  const strings: string[] = [];
  const templates: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
      // What has no word of its own would fit every id.
      if (parts.some((part) => /[a-z]{3}/i.test(part)))
        templates.push(new RegExp(`^${parts.map((part) => part.replace(/[^\w]/g, '\\$&')).join('\\w+')}$`));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return { strings, templates };
}
