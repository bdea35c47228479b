import ts from 'typescript';
import { resolveImport } from './source-files.ts';

/** Props with the same meaning on every element. The target of `ref` is documented if it is not the root. */
const knownFromReact = ['ref', 'className', 'children', 'id', 'style'];

/** Interfaces whose members need no docstrings. */
const tables = ['UiStrings'];

/** Returns the modules whose exports are public, with the exported names; `*` means all names. */
export function publicNames(sources: ReadonlyMap<string, ts.SourceFile>): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const visit = (path: string, wanted: readonly string[]) => {
    const file = sources.get(path);
    if (!file) return;
    for (const statement of file.statements) {
      if (
        !ts.isExportDeclaration(statement) ||
        !statement.moduleSpecifier ||
        !ts.isStringLiteral(statement.moduleSpecifier)
      )
        continue;
      const target = resolveImport(path, statement.moduleSpecifier.text);
      if (target === undefined) continue;
      const clause = statement.exportClause;
      if (!clause) visit(target, wanted);
      else if (ts.isNamedExports(clause)) {
        const own = names.get(target) ?? new Set();
        for (const { name, propertyName } of clause.elements) own.add((propertyName ?? name).text);
        names.set(target, own);
      }
    }
  };
  visit('index.ts', ['*']);
  return names;
}

/** Returns the public names without a docstring, as `path: Name.member`. */
export function undocumented(path: string, file: ts.SourceFile, names: ReadonlySet<string>): string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) {
      const declared = statement.declarationList.declarations
        .map(({ name }) => name.getText())
        .filter((name) => names.has(name));
      return isDocumented(statement) ? [] : declared.map((name) => `${path}: ${name}`);
    }
    if (ts.isFunctionDeclaration(statement) && statement.name && names.has(statement.name.text)) {
      return isDocumented(statement) ? [] : [`${path}: ${statement.name.text}`];
    }
    if (
      ts.isInterfaceDeclaration(statement) &&
      names.has(statement.name.text) &&
      !tables.includes(statement.name.text)
    ) {
      return statement.members.flatMap((member) => {
        const name = member.name?.getText() ?? '';
        return isDocumented(member) || knownFromReact.includes(name) ? [] : [`${path}: ${statement.name.text}.${name}`];
      });
    }
    return [];
  });
}

function isDocumented(node: ts.Node): boolean {
  return ts.getJSDocCommentsAndTags(node).length > 0;
}
