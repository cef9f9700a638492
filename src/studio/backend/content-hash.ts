/** What a content is known by where it need not be sent: its SHA-256, in hexadecimal digits. */
export async function contentHash(content: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content.slice());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
