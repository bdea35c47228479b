/**
 * Waits for the captcha no longer than a time.
 *
 * @param timeout in ms
 * @throws Error after that time, and what the promise throws
 */
export function withTimeLimit<Value>(promise: Promise<Value>, timeout: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The captcha did not answer within ${timeout} ms.`)), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
