/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * @typedef {object} ViewFindings
 * @property {string} code of the store view
 * @property {readonly Finding[]} findings
 */

/** @typedef {{ verdict: Finding['verdict'], text: string, codes: string[] }} Statement */

/**
 * Merges the findings of store views: what is alike in all that were checked is listed once, and of what is not, the views
 * are named. Where nothing is wrong, the first view speaks for all.
 *
 * @param {readonly ViewFindings[]} views
 * @returns {Finding[]}
 */
export function mergeViews(views) {
  const names = [...new Set(views.flatMap(({ findings }) => findings.map(({ name }) => name)))];
  return names.flatMap((name) => {
    const asked = views.flatMap(({ code, findings }) =>
      findings.filter((finding) => finding.name === name).map((finding) => ({ code, finding })),
    );
    const wrong = asked.filter(({ finding }) => finding.verdict !== 'ok');
    const [first] = asked;
    if (first === undefined) return [];
    if (wrong.length === 0) return [{ name, verdict: first.finding.verdict, text: first.finding.text }];
    return joinStatements(toStatements(wrong)).map(({ verdict, text, codes }) => ({
      name,
      verdict,
      text: codes.length === views.length ? text : `in ${listCodes(codes)}: ${text}`,
    }));
  });
}

/**
 * Which views each problem is in.
 *
 * @param {readonly { code: string, finding: Finding }[]} wrong
 * @returns {Statement[]}
 */
function toStatements(wrong) {
  /** @type {Map<string, Statement>} */
  const statements = new Map();
  for (const { code, finding } of wrong) {
    for (const text of finding.problems ?? [finding.text]) {
      const key = `${finding.verdict} ${text}`;
      const statement = statements.get(key) ?? { verdict: finding.verdict, text, codes: [] };
      statements.set(key, { ...statement, codes: [...statement.codes, code] });
    }
  }
  return [...statements.values()];
}

/**
 * Makes one of the problems that are in the same views.
 *
 * @param {readonly Statement[]} statements
 * @returns {Statement[]}
 */
function joinStatements(statements) {
  /** @type {Map<string, Statement>} */
  const joined = new Map();
  for (const { verdict, text, codes } of statements) {
    const key = [verdict, ...codes].join(' ');
    const same = joined.get(key);
    joined.set(key, { verdict, text: same ? `${same.text}; ${text}` : text, codes });
  }
  return [...joined.values()];
}

/** @param {readonly string[]} codes */
const listCodes = (codes) => `${codes.length === 1 ? 'store view' : 'store views'} ${codes.join(', ')}`;
