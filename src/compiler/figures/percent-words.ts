/** What stands for the sign of a share in languages that say it in words, in small letters: a pattern's source. */
export const PERCENT_WORDS = '(?:per|por|pour|pro) ?cento?|por ?cien(?:to)?|pro[cz]ent';
