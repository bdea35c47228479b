import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';

/** Options of the conformance suite for one component, declared next to it in `<name>.conformance.tsx`. */
export interface ConformanceOptions<Props extends object> {
  component: ComponentType<Props>;
  /** Minimal props; for something that opens, the props that open it. */
  props: NoInfer<Props>;
  /** Wraps the component in the parent it requires, e.g. a list around an item. Default: no parent. */
  within?: (component: ReactElement) => ReactNode;
  /** Selector of its root in the document. Default: its first element. `none` means that it renders no root element. */
  root?: string;
  /** Selector of the element to which `ref` refers, as documented. Default: the root. */
  ref?: string;
  /** Selector of the element that receives `id`, `style` and `data-*`, as documented. Default: the root. */
  rest?: string;
  /** Text of closed content that the server HTML must contain. */
  closed?: string;
  /**
   * Documented state hooks: the root (or the element of `on`) has the attribute with these props, after `act` if there
   * is one, and not without them (or with those of `unless`).
   */
  hooks?: Readonly<
    Record<
      `data-${string}`,
      {
        props?: Partial<NoInfer<Props>>;
        value?: string;
        on?: string;
        act?: () => void;
        unless?: Partial<NoInfer<Props>>;
      }
    >
  >;
  /** Whether only one instance may exist at a time, e.g. a dialog. Default `false`. */
  single?: boolean;
}

/** Component with its options, independent of the type of its props. */
export interface ConformanceEntry
  extends Pick<ConformanceOptions<object>, 'within' | 'root' | 'ref' | 'rest' | 'closed' | 'single'> {
  component: unknown;
  name: string;
  /** Returns the component with its minimal props and additional ones. */
  element(further?: Readonly<Record<string, unknown>>): ReactElement;
  hooks: readonly {
    hook: string;
    value: string;
    on: string | undefined;
    element(): ReactElement;
    act(): void;
    other(): ReactElement;
  }[];
}

/** Creates an entry of the conformance suite. The compiler checks its props. */
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
    hooks: Object.entries(hooks).map(([hook, { props: state, value = 'true', on, act, unless }]) => ({
      hook,
      value,
      on,
      element: () => createElement(component, { ...props, ...state }),
      act: () => act?.(),
      other: () => createElement(component, { ...props, ...unless }),
    })),
  };
}
