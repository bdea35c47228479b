import ts from 'typescript';

/**
 * Names under which interfaces of strings stand in `UiStrings`.
 *
 * @param {string} code of `ui/src/provider/ui-strings.ts`
 * @returns {Map<string, string>} e.g. `PaginationStrings` → `pagination`
 */
export function getStringKeys(code) {
  return new Map(
    interfacesIn(code, 'ui-strings.ts').flatMap(({ members }) =>
      members.map(({ name, type }) => /** @type {const} */ ([type, name])),
    ),
  );
}

/**
 * The strings that a module of strings asks for.
 *
 * @param {string} code of a `*.strings.ts`
 * @param {string} file its name
 * @param {ReadonlyMap<string, string>} keys by interface
 * @returns {{ key: string | null, strings: { name: string, description: string }[] }[]} one an interface of strings
 */
export function findStringTables(code, file, keys) {
  return interfacesIn(code, file)
    .filter(({ name }) => name.endsWith('Strings'))
    .map(({ name, members }) => ({
      key: keys.get(name) ?? null,
      strings: members.map((member) => ({ name: member.name, description: member.description })),
    }));
}

/**
 * @param {string} code
 * @param {string} file
 */
function interfacesIn(code, file) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isInterfaceDeclaration).map((declaration) => ({
    name: declaration.name.text,
    members: declaration.members.flatMap((member) => {
      if (!member.name) return [];
      const description = ts
        .getJSDocCommentsAndTags(member)
        .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
        .join(' ');
      return [
        {
          name: member.name.getText(),
          type: ts.isPropertySignature(member) ? (member.type?.getText() ?? '') : '',
          description,
        },
      ];
    }),
  }));
}
