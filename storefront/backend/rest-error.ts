/** Values for the placeholders of a REST message: by position (`%1`) or by name (`%fieldName`). */
export type RestParameters = readonly unknown[] | Readonly<Record<string, unknown>>;

/** A refusal of the REST API. The message goes out with its placeholders; the client fills them in. */
export class RestError extends Error {
  readonly status: number;
  readonly parameters: RestParameters | undefined;

  /**
   * @param status 400 for business errors, 401 for authentication and authorization, 404 for missing entities.
   * @param message Magento's English text with placeholders.
   * @param parameters Placeholder values.
   */
  constructor(status: number, message: string, parameters?: RestParameters) {
    super(message);
    this.name = 'RestError';
    this.status = status;
    this.parameters = parameters;
  }
}

/** 401 of a call that needs a customer's token. */
export function consumerNotAuthorized(): RestError {
  return new RestError(401, "The consumer isn't authorized to access %resources.", { resources: 'self' });
}
