import { sep } from 'node:path';
import ts from 'typescript';
import { describeDeclaration } from './describe-declaration.mjs';

/**
 * An entry of a package.
 *
 * @typedef {{ specifier: string, file: string }} Entry
 */

/**
 * @param {ts.Program} program
 * @param {Entry & { others: Entry[] }} entry `others`: the package's other entries
 * @returns {string} its exports as Markdown: first those of its own, then types that are not exported but show in them.
 * Of what another
 *   entry exports as well, an entry that collects others only says so
 */
export function describeEntry(program, { specifier, file, others }) {
  const checker = program.getTypeChecker();
  const own = getExports(program, file);
  const isCollection = /^@[^/]+\/[^/]+$/.test(specifier);
  const elsewhere = new Map(
    others.map((other) => [other.specifier, new Set(getExports(program, other.file).values())]),
  );

  const inOthers = new Set(isCollection ? [...elsewhere.values()].flatMap((symbols) => [...symbols]) : []);
  const collected = isCollection ? [...elsewhere].flatMap(([name, symbols]) => shared(own, name, symbols)) : [];
  const described = [...own].filter(([, symbol]) => !inOthers.has(symbol));

  const known = new Set([...own.values(), ...[...elsewhere.values()].flatMap((symbols) => [...symbols])]);
  const blocks = described.map(([name, symbol]) => describe(checker, name, symbol));
  const hidden = hiddenTypes(
    program,
    described.map(([, symbol]) => symbol),
    known,
  );

  return [
    `## ${specifier}`,
    ...(collected.length > 0 ? [collected.join('\n')] : []),
    ...(blocks.length > 0 ? [code(blocks)] : []),
    ...(hidden.length > 0
      ? ['Not exported, but part of the above:', code(hidden.map((symbol) => describe(checker, symbol.name, symbol)))]
      : []),
  ].join('\n\n');
}

/**
 * Says what an entry exports that another one exports too.
 *
 * @param {Map<string, ts.Symbol>} own
 * @param {string} other its name
 * @param {Set<ts.Symbol>} symbols of the other
 * @returns {string[]} a line of a list, or nothing
 */
function shared(own, other, symbols) {
  const names = [...own].filter(([, symbol]) => symbols.has(symbol)).map(([name]) => name);
  if (names.length === 0) return [];
  return [
    names.length === symbols.size
      ? `- all of \`${other}\``
      : `- of \`${other}\`: ${names.map((name) => `\`${name}\``).join(', ')}`,
  ];
}

/**
 * @param {ts.Program} program
 * @param {string} file
 * @returns {Map<string, ts.Symbol>} what a module exports, aliases followed, sorted by name
 */
function getExports(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module.`);
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => /** @type {const} */ ([symbol.name, resolved(checker, symbol)]))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
function resolved(checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * @param {ts.TypeChecker} checker
 * @param {string} name under which it is exported
 * @param {ts.Symbol} symbol
 */
function describe(checker, name, symbol) {
  const declarations = (symbol.declarations ?? []).map((declaration) =>
    describeDeclaration(checker, name, declaration),
  );
  return [...new Set(declarations)].join('\n');
}

/**
 * Types that the described ones refer to and that no entry exports.
 *
 * @param {ts.Program} program
 * @param {ts.Symbol[]} symbols
 * @param {Set<ts.Symbol>} known
 * @returns {ts.Symbol[]} sorted by name
 */
function hiddenTypes(program, symbols, known) {
  const checker = program.getTypeChecker();
  /** @type {Set<ts.Symbol>} */
  const hidden = new Set();
  const waiting = [...symbols];
  for (const symbol of waiting) {
    const visit = (/** @type {ts.Node} */ node) => {
      // What a function does inside is not part of its type.
      if (ts.isBlock(node)) return;
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : null;
      const found = name && checker.getSymbolAtLocation(name);
      const type = found && resolved(checker, found);
      if (type && !known.has(type) && !hidden.has(type) && isOwnType(type, symbol)) {
        hidden.add(type);
        waiting.push(type);
      }
      ts.forEachChild(node, visit);
    };
    symbol.declarations?.forEach(visit);
  }
  return [...hidden].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * @param {ts.Symbol} type
 * @param {ts.Symbol} by which refers to it
 */
function isOwnType(type, by) {
  const getPackageName = (/** @type {ts.Symbol} */ symbol) =>
    symbol.declarations?.[0]?.getSourceFile().fileName.split('/src/')[0];
  const isDeclared =
    type.declarations?.some((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) ?? false;
  return (
    isDeclared &&
    getPackageName(type) === getPackageName(by) &&
    !getPackageName(type)?.includes(`${sep}node_modules${sep}`)
  );
}

/** @param {string[]} blocks */
function code(blocks) {
  return `\`\`\`ts\n${blocks.join('\n\n')}\n\`\`\``;
}
