// vitest.setup.ts
class Observer {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

Object.assign(window, {
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
});
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
