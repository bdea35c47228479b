import ts from 'typescript';

/**
 * Names under which interfaces of words stand in `UiWords`.
 *
 * @param {string} code of `ui/src/provider/ui-words.ts`
 * @returns {Map<string, string>} e.g. `PaginationWords` → `pagination`
 */
export function wordKeys(code) {
  return new Map(interfacesIn(code, 'ui-words.ts').flatMap(({ members }) => members.map(({ name, type }) => /** @type {const} */ ([type, name]))));
}

/**
 * The words that a module of words asks for.
 *
 * @param {string} code of a `*.words.ts`
 * @param {string} file its name
 * @param {ReadonlyMap<string, string>} keys by interface
 * @returns {{ key: string | null, words: { name: string, description: string }[] }[]} one an interface of words
 */
export function wordsIn(code, file, keys) {
  return interfacesIn(code, file)
    .filter(({ name }) => name.endsWith('Words'))
    .map(({ name, members }) => ({ key: keys.get(name) ?? null, words: members.map((member) => ({ name: member.name, description: member.description })) }));
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
      const description = ts.getJSDocCommentsAndTags(member).map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '').join(' ');
      return [{ name: member.name.getText(), type: ts.isPropertySignature(member) ? (member.type?.getText() ?? '') : '', description }];
    }),
  }));
}
