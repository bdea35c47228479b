import type { Token } from '../../dtcg.ts';
import { isPublic } from '../../names.ts';
import type { FigmaCollection } from './collections.ts';
import { getCodeSyntax, getScopes, toFigmaValue, type FigmaValue } from './variable.ts';

const restTypes = { color: 'COLOR', number: 'FLOAT', string: 'STRING' } as const;

/** Returns the temporary id of a variable, by which the request refers to it. */
const getVariableId = (path: string): string => `variable:${path}`;
const getModeId = (name: string): string => `mode:${name}`;

/**
 * Returns `figma/variables.json`: the body of `POST /v1/files/:file_key/variables` of Figma's REST API, which creates
 * all collections with their modes, variables and aliases.
 */
export function emitRestVariables(collections: readonly FigmaCollection[]): string {
  const known = new Set(
    collections.flatMap(({ modes: [{ tokens }] }) => [...tokens.values()].filter(isSupported).map(({ path }) => path)),
  );
  const body = {
    variableCollections: collections.map(({ name, modes: [first] }) => ({
      action: 'CREATE',
      id: `collection:${name}`,
      name,
      initialModeId: getModeId(first.name),
    })),
    variableModes: collections.flatMap(({ name, modes }) =>
      modes.map((mode, index) => ({
        // A collection is created with its first mode.
        action: index === 0 ? 'UPDATE' : 'CREATE',
        id: getModeId(mode.name),
        name: mode.name,
        variableCollectionId: `collection:${name}`,
      })),
    ),
    variables: collections.flatMap(({ name, modes: [{ tokens }] }) =>
      [...tokens.values()].flatMap((token) => toVariable(token, `collection:${name}`)),
    ),
    variableModeValues: collections.flatMap(({ modes }) =>
      modes.flatMap(({ name, tokens }) =>
        [...tokens.values()].flatMap((token) => {
          const value = toFigmaValue(token);
          return value === undefined || !known.has(token.path)
            ? []
            : [
                {
                  variableId: getVariableId(token.path),
                  modeId: getModeId(name),
                  value:
                    token.alias !== undefined && known.has(token.alias)
                      ? { type: 'VARIABLE_ALIAS', id: getVariableId(token.alias) }
                      : toRestValue(value),
                },
              ];
        }),
      ),
    ),
  };
  return `${JSON.stringify(body, undefined, 2)}\n`;
}

function isSupported(token: Token): boolean {
  return toFigmaValue(token) !== undefined;
}

function toVariable(token: Token, variableCollectionId: string): object[] {
  const value = toFigmaValue(token);
  if (value === undefined) return [];
  return [
    {
      action: 'CREATE',
      id: getVariableId(token.path),
      name: token.path.replaceAll('.', '/'),
      variableCollectionId,
      resolvedType: restTypes[value.type],
      description: token.description,
      hiddenFromPublishing: !isPublic(token.path),
      scopes: getScopes(token),
      codeSyntax: getCodeSyntax(token) ?? {},
    },
  ];
}

function toRestValue(value: FigmaValue): object | number | string {
  if (value.type !== 'color') return value.value;
  const [r, g, b] = value.value.components;
  return { r, g, b, a: value.value.alpha };
}
