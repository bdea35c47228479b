import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from '../../scripts/lib/paths.mjs';

/** @typedef {import('../../ui/docs/component-report/component-report.ts').Proof} Proof */

const GROUPS = new Set(['describe']);
/** `it`, `test`, and functions that make a test, such as `storeTest`. */
const TEST = /^(?:it|test|[a-z]\w*Test)$/;

/** Modules that hold tests for other test files. */
const SUITE = /-suite\.tsx?$/;

/**
 * Titles of the tests in a module, with those of their groups; parts that only a run knows are `…`.
 *
 * @param {string} code
 * @param {string} file its name
 * @returns {string[]}
 */
export function testTitles(code, file) {
  /** @type {string[]} */
  const titles = [];
  const visit = (/** @type {ts.Node} */ node, /** @type {string[]} */ groups) => {
    if (!ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, groups));
      return;
    }
    const name = calledName(node.expression);
    const text = getNodeText(node.arguments[0]);
    if (name && TEST.test(name) && text) titles.push([...groups, text].join(' › '));
    const inside = name && GROUPS.has(name) && text ? [...groups, text] : groups;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true), []);
  return titles;
}

/**
 * Names that stories in a module were given; what is called after its export claims nothing.
 *
 * @param {string} code
 * @param {string} file its name
 * @returns {string[]}
 */
export function storyTitles(code, file) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (
      !ts.isVariableStatement(statement) ||
      !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      return [];
    return statement.declarationList.declarations.flatMap(({ initializer }) => {
      const properties = initializer && ts.isObjectLiteralExpression(initializer) ? initializer.properties : [];
      return properties.flatMap((property) =>
        ts.isPropertyAssignment(property) && property.name.getText() === 'name'
          ? (getNodeText(property.initializer) ?? [])
          : [],
      );
    });
  });
}

/**
 * Every test or story of a file as a proof. A suite's tests count for each file that runs it, and not by themselves.
 *
 * @param {string} path absolute
 * @returns {Proof[]}
 */
export function findProofs(path) {
  if (SUITE.test(path)) return [];
  const code = readFileSync(path, 'utf8');
  const file = relative(root, path).split(sep).join('/');
  if (/\.stories\.tsx?$/.test(path)) return storyTitles(code, path).map((title) => ({ file, title, kind: 'story' }));
  const suites = Array.from(code.matchAll(/from '(\.[^']+-suite\.tsx?)'/g), ([, specifier = '']) =>
    join(dirname(path), specifier),
  );
  const titles = [
    ...testTitles(code, path),
    ...suites.flatMap((suite) => testTitles(readFileSync(suite, 'utf8'), suite)),
  ];
  return titles.map((title) => ({ file, title, kind: 'test' }));
}

/**
 * @param {ts.Expression} called e.g. `it`, `it.each(…)`
 * @returns {string | undefined} its first word
 */
function calledName(called) {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called) || ts.isTaggedTemplateExpression(called)) {
    const inner = ts.isTaggedTemplateExpression(called) ? called.tag : called.expression;
    // `it.each([…])` alone is no test: its title comes with the next call.
    return calledName(inner);
  }
  return undefined;
}

/**
 * @param {ts.Expression | undefined} node
 * @returns {string | undefined} undefined for what is no text
 */
function getNodeText(node) {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (node && ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return undefined;
}
