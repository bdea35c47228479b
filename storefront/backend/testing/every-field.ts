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

/**
 * A selection for each value that can be reached from an object type without an argument, deprecated ones too, e.g.
 * `price_range { minimum_price { … } }`.
 *
 * @param depth how many fields below one another
 */
export function everyField(schema: GraphQLSchema, type: GraphQLObjectType, depth: number): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    // Types of one list may have fields of the same name and different types.
    const name = `${type.name}_${field.name}: ${field.name}`;
    const named = getNamedType(field.type);
    return isLeafType(named) ? [name] : below(schema, named, depth - 1).map((inner) => `${name} { ${inner} }`);
  });
}

function below(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string[] {
  if (depth === 0) return [];
  if (isObjectType(type)) return everyField(schema, type, depth);
  if (!isAbstractType(type)) return [];
  return schema
    .getPossibleTypes(type)
    .flatMap((possible) => everyField(schema, possible, depth).map((inner) => `... on ${possible.name} { ${inner} }`));
}
