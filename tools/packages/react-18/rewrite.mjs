import ts from 'typescript';

/**
 * A replacement of a part of a text.
 *
 * @typedef {object} Edit
 * @property {number} start
 * @property {number} end
 * @property {string} text
 */

/** Attributes that React 18 does not know, each with the function of `attributes.js` that makes them. */
const ATTRIBUTES = new Map([
  ['inert', 'inertAttribute'],
  ['fetchPriority', 'fetchPriorityAttribute'],
]);

/**
 * Writes a TypeScript module for React 19 in such a way that it also runs with React 18.2:
 *
 * - components that may be given a `ref` are wrapped in `acceptRef`;
 * - `<SomeContext value>` becomes `<SomeContext.Provider value>`;
 * - `useEffectEvent` is ours;
 * - `inert` and `fetchPriority` on elements are written as the React in use wants them.
 *
 * Every line stays in its place, so that source maps need not change.
 *
 * @param {string} code
 * @param {string} file its name; only `.tsx` holds components
 * @returns {string} the same text where nothing had to be changed
 * @throws Error for what has no counterpart in React 18: the hooks `use`, `useActionState`, `useOptimistic` and
 * `useFormStatus`
 */
export function rewriteForReact18(code, file) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  /** @type {Edit[]} */
  const edits = [];
  /** @type {Map<string, Set<string>>} imported names by module */
  const imports = new Map();
  const need = (/** @type {string} */ module, /** @type {string} */ name) => {
    imports.set(module, (imports.get(module) ?? new Set()).add(name));
    return name;
  };

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) replaceHooks(statement, source, edits, need);
    if (ts.isFunctionDeclaration(statement) && file.endsWith('.tsx')) wrapComponent(statement, source, edits, need);
  }
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxClosingElement(node)) {
      const tag = node.tagName;
      if (ts.isIdentifier(tag) && tag.text.endsWith('Context'))
        edits.push({ start: tag.end, end: tag.end, text: '.Provider' });
    }
    if (ts.isJsxAttribute(node)) replaceAttribute(node, source, edits, need);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (edits.length === 0) return code;

  const added = Array.from(
    imports,
    ([module, names]) => `import { ${[...names].sort().join(', ')} } from 'witryna:react-18/${module}'; `,
  );
  const first = source.statements.find((statement) => !isDirective(statement))?.getStart(source) ?? 0;
  edits.unshift({ start: first, end: first, text: added.join('') });
  return apply(code, edits);
}

/**
 * @param {ts.ImportDeclaration} statement
 * @param {ts.SourceFile} source
 * @param {Edit[]} edits
 * @param {(module: string, name: string) => string} need
 */
function replaceHooks(statement, source, edits, need) {
  const named = statement.importClause?.namedBindings;
  const module = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
  if (!/^react(-dom)?$/.test(module) || !named || !ts.isNamedImports(named)) return;
  for (const element of named.elements) {
    const { text } = element.propertyName ?? element.name;
    if (/^(use|useActionState|useOptimistic|useFormStatus|useFormState|cache|Activity|ViewTransition)$/.test(text)) {
      throw new Error(`${source.fileName} imports ${text}, which React 18 lacks.`);
    }
    if (text === 'useEffectEvent') need('use-effect-event', text);
  }
  const kept = named.elements.filter((element) => element.name.text !== 'useEffectEvent');
  if (kept.length === named.elements.length) return;
  edits.push({
    start: named.getStart(source),
    end: named.end,
    text: `{ ${kept.map((element) => element.getText(source)).join(', ')} }`,
  });
}

/**
 * @param {ts.FunctionDeclaration} declaration
 * @param {ts.SourceFile} source
 * @param {Edit[]} edits
 * @param {(module: string, name: string) => string} need
 */
function wrapComponent(declaration, source, edits, need) {
  const { name, parameters, modifiers = [], body } = declaration;
  const [props, ...others] = parameters;
  if (!name || !body || !/^[A-Z]/.test(name.text) || !props || others.length > 0 || !mayTakeRef(props.name)) return;
  const keywords = modifiers.map((modifier) => modifier.kind);
  // An async component runs on servers only, where there are no refs.
  const keyword = declaration.getChildren(source).find((child) => child.kind === ts.SyntaxKind.FunctionKeyword);
  if (!keyword || keywords.includes(ts.SyntaxKind.AsyncKeyword)) return;
  const wrap = `/* @__PURE__ */ ${need('accept-ref', 'acceptRef')}(`;
  const head = keywords.includes(ts.SyntaxKind.DefaultKeyword)
    ? `export default ${wrap}`
    : `${keywords.includes(ts.SyntaxKind.ExportKeyword) ? 'export ' : ''}const ${name.text} = ${wrap}`;
  edits.push(
    { start: declaration.getStart(source), end: keyword.getStart(source), text: head },
    { start: declaration.end, end: declaration.end, text: ');' },
  );
}

/**
 * Whether a component that takes its props this way sees a `ref` among them.
 *
 * @param {ts.BindingName} props
 */
function mayTakeRef(props) {
  if (!ts.isObjectBindingPattern(props)) return true;
  return props.elements.some(({ dotDotDotToken, propertyName, name }) => {
    const key = propertyName ?? name;
    return dotDotDotToken !== undefined || (ts.isIdentifier(key) && key.text === 'ref');
  });
}

/**
 * @param {ts.JsxAttribute} attribute
 * @param {ts.SourceFile} source
 * @param {Edit[]} edits
 * @param {(module: string, name: string) => string} need
 */
function replaceAttribute(attribute, source, edits, need) {
  const maker = ATTRIBUTES.get(attribute.name.getText(source));
  const tag = attribute.parent.parent.tagName.getText(source);
  if (!maker || !/^[a-z]/.test(tag)) return;
  const { initializer } = attribute;
  // Only the frame is replaced: what stands inside may itself be changed.
  const open = `{...${need('attributes', maker)}(`;
  const start = attribute.getStart(source);
  if (!initializer) {
    edits.push({ start, end: attribute.end, text: `${open}true)}` });
  } else if (ts.isJsxExpression(initializer) && initializer.expression) {
    const { expression } = initializer;
    edits.push(
      { start, end: expression.getStart(source), text: open },
      { start: expression.end, end: attribute.end, text: ')}' },
    );
  } else {
    edits.push({ start, end: attribute.end, text: `${open}${initializer.getText(source)})}` });
  }
}

/** @param {ts.Statement} statement */
function isDirective(statement) {
  return ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);
}

/**
 * Applies edits and keeps the line breaks of what they replace.
 *
 * @param {string} code
 * @param {Edit[]} edits that do not overlap
 */
function apply(code, edits) {
  let result = '';
  let position = 0;
  const inOrder = edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((one, other) => one.start - other.start || one.index - other.index);
  for (const { start, end, text } of inOrder) {
    const lineBreaks = code.slice(start, end).replace(/[^\n]/g, '');
    result += code.slice(position, start) + text + lineBreaks;
    position = end;
  }
  return result + code.slice(position);
}
