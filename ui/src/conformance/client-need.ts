import ts from 'typescript';
import { resolveImport } from './source-files.ts';

/** Hooks that React's server build has too. All others, including the library's own, need a browser. */
const hooksOfServer = ['useId', 'useMemo', 'useCallback', 'useDebugValue', 'use'];

/** Returns whether a module has the `'use client'` directive. */
export function isMarkedClient(file: ts.SourceFile): boolean {
  const [first] = file.statements;
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  );
}

/** Returns the calls in a module that need a browser: hooks, contexts, lazy components. */
export function clientCalls(file: ts.SourceFile): string[] {
  return find(file, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
    const name = node.expression.text;
    const isHook = /^use[A-Z]|^use$/.test(name) && !hooksOfServer.includes(name);
    return isHook || name === 'createContext' || name === 'lazy' ? name : undefined;
  });
}

/**
 * Returns the event handlers that a module passes to what it renders. Functions cannot be serialized to the browser.
 */
export function handlers(file: ts.SourceFile): string[] {
  return find(file, (node) => {
    const isHandler =
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
      ts.isIdentifier(node.name) &&
      /^on[A-Z]/.test(node.name.text);
    return isHandler ? node.name.getText() : undefined;
  });
}

/** Returns the modules that a module loads, by path from the source root. Type imports load nothing. */
export function loaded(path: string, file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const typesOnly = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const specifier = statement.moduleSpecifier;
    if (typesOnly || !specifier || !ts.isStringLiteral(specifier)) return [];
    const target = resolveImport(path, specifier.text);
    return target === undefined ? [] : [target];
  });
}

function find(file: ts.SourceFile, match: (node: ts.Node) => string | undefined): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const hit = match(node);
    if (hit !== undefined) found.push(hit);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
