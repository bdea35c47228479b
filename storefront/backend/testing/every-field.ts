import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** The fields of an object type that need no argument, each with what is written below it. */
function selectFields(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  depth: number,
  toName: (field: string) => string,
): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const name = toName(field.name);
    const named = getNamedType(field.type);
    return isLeafType(named) ? [name] : below(schema, named, depth - 1).map((inner) => `${name} { ${inner} }`);
  });
}

/**
 * A selection for each value that can be reached from an object type without an argument, deprecated ones too, e.g.
 * `price_range { minimum_price { … } }`.
 *
 * @param depth how many fields below one another
 */
export const everyField = (schema: GraphQLSchema, type: GraphQLObjectType, depth: number): string[] =>
  selectFields(schema, type, depth, (field) => field);

function below(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string[] {
  if (depth === 0) return [];
  if (isObjectType(type)) return everyField(schema, type, depth);
  if (!isAbstractType(type)) return [];
  // Types of one list may have fields of the same name and different types. Magento counts no alias of such a fragment.
  return schema
    .getPossibleTypes(type)
    .flatMap((possible) =>
      selectFields(schema, possible, depth, (field) => `${possible.name}_${field}: ${field}`).map(
        (inner) => `... on ${possible.name} { ${inner} }`,
      ),
    );
}
