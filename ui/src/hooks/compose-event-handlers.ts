/** A handler that calls a component's own, then the one that its host passed. */
export function composeEventHandlers<Event>(
  own: ((event: Event) => void) | undefined,
  passed: ((event: Event) => void) | undefined,
): (event: Event) => void {
  return (event) => {
    own?.(event);
    passed?.(event);
  };
}
