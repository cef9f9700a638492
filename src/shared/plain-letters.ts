/** How letters that are not one from a to z with a mark are written with those: others by their sound, in small letters. */
const WRITTEN = new Map(
  [
    'ß=ss æ=ae œ=oe ø=o đ=d ð=d þ=th ł=l ħ=h ŋ=n ı=i',
    'ου=ou α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o',
    'а=a б=b в=v г=g д=d е=e ж=zh з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch',
    'ъ= ы=y ь= э=e ю=yu я=ya є=ie і=i ґ=g ј=j љ=lj њ=nj ћ=c ђ=dj џ=dz ѕ=dz',
  ].flatMap((alphabet) => alphabet.split(' ').map((each) => each.split('=') as [string, string])),
);
const LETTER = new RegExp([...WRITTEN.keys()].join('|'), 'g');

/** A text in small letters from a to z as far as its letters can be written with those; all else stays. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(LETTER, (letter) => WRITTEN.get(letter) ?? letter);
}
