/** One selected field of a document. */
export interface SelectedField {
  /** Name under which the response holds it: the alias, or the field's own name. */
  readonly key: string;
  /** Its value depends on arguments, so that the same key may mean something else in another document. */
  readonly hasArguments: boolean;
  /** A directive may leave it out of the response. */
  readonly isConditional: boolean;
  readonly selection: Selection;
}

/** Fields selected under a type condition, in place or by the name of a fragment. */
interface SelectedGroup {
  readonly typename: string | undefined;
  readonly spread: string | undefined;
  readonly isConditional: boolean;
  readonly selection: Selection;
}

/** Selection of a document at one level. */
export type Selection = readonly (SelectedField | SelectedGroup)[];

/** Selection of a document. */
export interface DocumentSelection {
  readonly root: Selection;
  readonly fragments: ReadonlyMap<string, SelectedGroup>;
}

const TOKEN = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\])*"|\.\.\.|[$@]?\w+|[^\s,]/g;

/**
 * Reads which fields a stripped document of one operation and its fragments selects.
 *
 * @param text a document without comments that a server would accept
 */
export function parseDocumentSelection(text: string): DocumentSelection {
  const tokens = text.match(TOKEN) ?? [];
  let position = 0;
  const peek = () => tokens[position];
  const take = () => tokens[position++] ?? '';
  const takeIf = (token: string) => peek() === token && take() === token;

  function skipArguments(): boolean {
    if (!takeIf('(')) return false;
    for (let depth = 1; depth > 0 && position < tokens.length; ) {
      const token = take();
      depth += token === '(' ? 1 : token === ')' ? -1 : 0;
    }
    return true;
  }

  function skipDirectives(): boolean {
    const start = position;
    while (peek()?.startsWith('@')) {
      take();
      skipArguments();
    }
    return position > start;
  }

  function takeSelection(): Selection {
    const selection: (SelectedField | SelectedGroup)[] = [];
    if (!takeIf('{')) return selection;
    while (position < tokens.length && !takeIf('}')) selection.push(takeIf('...') ? takeGroup() : takeField());
    return selection;
  }

  function takeGroup(): SelectedGroup {
    const typename = takeIf('on') ? take() : undefined;
    const spread = typename === undefined && /^\w/.test(peek() ?? '') ? take() : undefined;
    return { typename, spread, isConditional: skipDirectives(), selection: takeSelection() };
  }

  function takeField(): SelectedField {
    const key = take();
    if (takeIf(':')) take();
    return { key, hasArguments: skipArguments(), isConditional: skipDirectives(), selection: takeSelection() };
  }

  let root: Selection = [];
  const fragments = new Map<string, SelectedGroup>();
  while (position < tokens.length) {
    if (takeIf('fragment')) {
      const name = take();
      fragments.set(name, takeGroup());
    } else {
      while (position < tokens.length && peek() !== '{') {
        take();
        skipArguments();
      }
      root = takeSelection();
    }
  }
  return { root, fragments };
}

/** Magento calls its abstract types so; every other type condition names one concrete type. */
const isAbstract = (typename: string) => typename.endsWith('Interface');

/**
 * Fields that a selection asks of an object of a type. A key may come several times, from several fragments.
 *
 * @param typename the object's `__typename`; undefined when the response does not tell, and then every condition holds
 */
export function getSelectedFields(
  shape: DocumentSelection,
  selection: Selection,
  typename: string | undefined,
): SelectedField[] {
  return selection.flatMap((node): SelectedField[] => {
    if ('key' in node) return [node];
    const group = node.spread === undefined ? node : shape.fragments.get(node.spread);
    if (!group) return [];
    const applies = !typename || !group.typename || isAbstract(group.typename) || group.typename === typename;
    if (!applies) return [];
    const fields = getSelectedFields(shape, group.selection, typename);
    return node.isConditional ? fields.map((field) => ({ ...field, isConditional: true })) : fields;
  });
}
