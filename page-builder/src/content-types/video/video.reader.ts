import { readKeyword, readSize } from '../../css/values.ts';
import { readBorder, readMargins, readPaddings, readTextAlign } from '../../parser/box.ts';
import type { HtmlElement } from '../../parser/html-tree.ts';
import { filled, findAll, findElement, findPart, isOn } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import type { ReadContext } from '../../parser/reader.ts';
import type { VideoCaptions, VideoNode } from '../../nodes.ts';

/**
 * Reads a video. The main element has margins and alignment, the inner one the greatest width, the wrapper border and
 * padding; Page Builder 1.0 had no inner element and put everything but the alignment on the wrapper.
 */
export const videoReader = defineReader<VideoNode>({
  contentType: 'video',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'video', autoplay: false, muted: false }),
  read(element, context, empty) {
    const wrapper = findPart(element, 'wrapper') ?? element;
    const inner = findPart(element, 'inner');
    const player =
      findPart(element, 'video') ?? findElement(element.children, ({ name }) => name === 'iframe' || name === 'video');
    const wrapperStyle = context.getStyle(wrapper);
    const style = context.getStyle(element);
    const url = context.videoUrl(player?.attributes.get('src'));
    return {
      ...empty,
      ...readMargins(new Map([...(inner ? [] : wrapperStyle), ...style])),
      ...readPaddings(wrapperStyle),
      ...readBorder(wrapperStyle),
      textAlign: readTextAlign(style).textAlign ?? readTextAlign(wrapperStyle).textAlign,
      url,
      autoplay: isSet(player, 'autoplay') || hasParameter(url, ['autoplay']),
      muted: isSet(player, 'muted') || hasParameter(url, ['mute', 'muted']),
      maxWidth: readSize(context.getStyle(inner ?? wrapper).get('max-width')),
      title:
        filled(context.toText(player?.attributes.get('title'))) ??
        filled(context.toText(player?.attributes.get('aria-label'))),
      poster: context.mediaUrl(player?.attributes.get('poster')),
      captions: readCaptions(player, context),
    };
  },
});

function readCaptions(player: HtmlElement | undefined, context: ReadContext): VideoCaptions[] | undefined {
  const tracks = player ? findAll(player.children, ({ name }) => name === 'track') : [];
  const captions = tracks.flatMap(({ attributes }): VideoCaptions[] => {
    const src = context.mediaUrl(attributes.get('src'));
    const kind = readKeyword(attributes.get('kind') ?? 'subtitles', ['captions', 'subtitles']);
    const language = filled(attributes.get('srclang'));
    const label = filled(context.toText(attributes.get('label')));
    return src === undefined || kind === undefined
      ? []
      : [{ src, kind, ...(language && { language }), ...(label && { label }) }];
  });
  return captions.length > 0 ? captions : undefined;
}

/** Whether a boolean attribute is there; Page Builder writes `true`, others nothing. */
function isSet(player: HtmlElement | undefined, attribute: string): boolean {
  return (
    isOn(player, attribute) || ['', attribute].includes(player?.attributes.get(attribute)?.trim().toLowerCase() ?? 'no')
  );
}

/** The URL identifies players of YouTube and Vimeo. */
function hasParameter(url: string | undefined, names: readonly string[]): boolean {
  const query = url?.split('?')[1]?.split('#')[0]?.split('&') ?? [];
  return names.some((name) => query.includes(`${name}=1`));
}
