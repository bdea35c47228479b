import type { SqlValue } from '../../database/index.ts';

/** Part of a WHERE clause with its positional parameters. */
export interface SqlCondition {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/** A condition that nothing fulfills. */
export const NEVER: SqlCondition = { sql: '0', parameters: [] };

/** Joins conditions with AND; without any, everything matches. */
export function joinConditions(conditions: readonly SqlCondition[]): SqlCondition {
  return {
    sql: conditions.length === 0 ? '1' : conditions.map(({ sql }) => `(${sql})`).join(' AND '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

/** The expression is one of the values. */
export function isOneOf(expression: string, values: readonly (string | number)[]): SqlCondition {
  return { sql: `${expression} IN (SELECT value FROM json_each(?))`, parameters: [JSON.stringify(values)] };
}
