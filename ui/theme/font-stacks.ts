/** Families in the order they are tried; a metric-matched fallback follows each web font. */
const sans = '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif';
const serif = 'Fraunces, "Fraunces Fallback", Georgia, serif';

/** Latin stays in the brand's own face; Arabic letters come from the Arabic one. */
const arabic = '"Instrument Sans", "Noto Sans Arabic", "Geeza Pro", "Segoe UI", system-ui, sans-serif';

/** System faces for Chinese, Japanese and Korean: a web font of theirs weighs megabytes. */
const system = {
  ja: '"Instrument Sans", "Hiragino Sans", "Yu Gothic", "Noto Sans JP", "Noto Sans CJK JP", sans-serif',
  "zh-Hant": '"Instrument Sans", "PingFang TC", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC", sans-serif',
  "zh-Hans": '"Instrument Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
  ko: '"Instrument Sans", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif',
} as const;

export const fontStacks = { sans, serif, arabic, system } as const;
