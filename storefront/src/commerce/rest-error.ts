import { isObject, isString } from './guards.ts';

export interface RestErrorInit {
  /** HTTP method of the request. */
  method: string;
  url: string;
  /** HTTP status of the response. */
  status: number;
  /** Body of the response. */
  body: unknown;
}

/**
 * Puts parameters into a Magento message, which arrives with placeholders: `%1` for lists, `%fieldName` for objects.
 *
 * @param parameters list or object of the response; placeholders without a parameter stay
 */
export function fillPlaceholders(message: string, parameters: unknown): string {
  if (!isObject(parameters)) return message;
  const values = Array.isArray(parameters)
    ? Object.fromEntries(parameters.map((value, index) => [index + 1, value]))
    : parameters;
  return message.replace(/%(\w+)/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
  );
}

/** A refusal of the REST API. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** Text of the server for the shopper, with its parameters filled in; undefined when it sent none. */
  readonly serverMessage: string | undefined;
  /**
   * Stack trace of a backend in developer mode. For the log only; it is left out when the error is copied or
   * serialized.
   */
  declare readonly trace: string | undefined;

  constructor({ method, url, status, body }: RestErrorInit) {
    const { message, parameters, trace } = isObject(body) ? body : {};
    const serverMessage = isString(message) ? fillPlaceholders(message, parameters) : undefined;
    super(serverMessage ?? `${method} ${url} was answered with status ${status}.`);
    this.method = method;
    this.url = url;
    this.status = status;
    this.serverMessage = serverMessage;
    Object.defineProperty(this, 'trace', { value: isString(trace) ? trace : undefined, enumerable: false });
  }
}
