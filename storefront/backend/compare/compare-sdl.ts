/** Lists of products to compare, as Magento Open Source has them: `createCompareList` and what follows from it. */
export const compareSdl = `
type CompareList { uid: ID! item_count: Int! items: [ComparableItem] attributes: [ComparableAttribute] }
type ComparableItem { uid: ID! product: ProductInterface! attributes: [ProductAttribute]! }
type ProductAttribute { code: String! value: String! }
type ComparableAttribute { code: String! label: String! }

input CreateCompareListInput { products: [ID] }
input AddProductsToCompareListInput { uid: ID! products: [ID]! }
input RemoveProductsFromCompareListInput { uid: ID! products: [ID]! }
type DeleteCompareListOutput { result: Boolean! }
type AssignCompareListToCustomerOutput { result: Boolean! compare_list: CompareList }

extend type Customer { compare_list: CompareList }
extend type Query { compareList(uid: ID!): CompareList }
extend type Mutation {
  createCompareList(input: CreateCompareListInput): CompareList
  addProductsToCompareList(input: AddProductsToCompareListInput): CompareList
  removeProductsFromCompareList(input: RemoveProductsFromCompareListInput): CompareList
  assignCompareListToCustomer(uid: ID!): AssignCompareListToCustomerOutput
  deleteCompareList(uid: ID!): DeleteCompareListOutput
}
`;
