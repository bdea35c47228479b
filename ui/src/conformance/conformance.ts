import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';

/** What one component is held to, next to it in `<name>.conformance.tsx`. */
export interface ConformanceOptions<Props extends object> {
  component: ComponentType<Props>;
  /** The least that it needs; of something that opens, what opens it. */
  props: NoInfer<Props>;
  /** Where it may stand, e.g. a list around an item. Default: anywhere. */
  within?: (component: ReactElement) => ReactNode;
  /** Selector of its root in the document. Default: its first element. `none` renders no element of its own. */
  root?: string;
  /** Selector of the element that `ref` is documented to lead to. Default: the root. */
  ref?: string;
  /** Selector of the element that is documented to take `id`, `style` and `data-*`. Default: the root. */
  rest?: string;
  /** A text of something closed, which the HTML of the server must hold all the same. */
  closed?: string;
  /** Documented state hooks: with these props the root (or the element of `on`) has the attribute, without them not. */
  hooks?: Readonly<Record<`data-${string}`, { props: Partial<NoInfer<Props>>; value?: string; on?: string }>>;
  /** Only one at a time makes sense, as of a dialog. Default false. */
  single?: boolean;
}

/** A component with its options, whatever its props are. */
export interface ConformanceEntry
  extends Pick<ConformanceOptions<object>, 'within' | 'root' | 'ref' | 'rest' | 'closed' | 'single'> {
  component: unknown;
  name: string;
  /** The component in its minimal state, with further props. */
  element(further?: Readonly<Record<string, unknown>>): ReactElement;
  hooks: readonly { hook: string; value: string; on: string | undefined; element(): ReactElement }[];
}

/** An entry of the conformance suite. Its props are checked by the compiler. */
export function conforms<Props extends object>({
  component,
  props,
  hooks = {},
  ...options
}: ConformanceOptions<Props>): ConformanceEntry {
  return {
    ...options,
    component,
    name: component.displayName ?? component.name,
    element: (further = {}) => createElement(component, { ...props, ...further }),
    hooks: Object.entries(hooks).map(([hook, { props: state, value = 'true', on }]) => ({
      hook,
      value,
      on,
      element: () => createElement(component, { ...props, ...state }),
    })),
  };
}
