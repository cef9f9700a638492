const EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
/** What an emoji has that a figure has not. */
const NO_FIGURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** The emoji for which a picture stands, as chats, mail and blogs on the web show them; nothing where it is a picture. */
export function emojiOf(picture: Element): string | undefined {
  const alt = picture.getAttribute('alt')?.trim() ?? '';
  return EMOJI.test(alt) && NO_FIGURE.test(alt) ? alt : undefined;
}
