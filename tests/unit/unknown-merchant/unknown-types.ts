import {
  extendSchema,
  buildSchema,
  parse,
  type GraphQLInterfaceType,
  isInterfaceType,
  type GraphQLSchema,
} from 'graphql';
import { readSchema, type SchemaProfile } from '../../../storefront/src/commerce/schema/read-schema.ts';

/** Name of the type by which an extension of Magento implements an interface. */
const toThirdPartyName = (type: GraphQLInterfaceType) => `ThirdParty${type.name}`;

/** The schema of a Magento whose extensions add a type of their own to each interface. */
export function createSchema(profile: SchemaProfile): GraphQLSchema {
  const schema = buildSchema(readSchema(profile));
  const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
  const routable = schema.getType('RoutableInterface');
  const additions = interfaces.map((type) => {
    // Each product has a page.
    const isProduct = type.name === 'ProductInterface';
    const implemented = [type, ...type.getInterfaces(), ...(isProduct && isInterfaceType(routable) ? [routable] : [])];
    const fields = new Map(
      implemented.flatMap((parent) =>
        Object.values(parent.getFields()).map((field) => {
          const parameters = field.args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(', ');
          return [field.name, `${field.name}${parameters && `(${parameters})`}: ${String(field.type)}`];
        }),
      ),
    );
    const names = implemented.map(({ name }) => name).join(' & ');
    return `type ${toThirdPartyName(type)} implements ${names} { ${[...fields.values()].join('\n')} }`;
  });
  return extendSchema(schema, parse(additions.join('\n')), { assumeValid: true });
}
