/** Ways to spoil a body: each field left out, each with other values, a field too many, at every depth. */
export interface Spoilt {
  /** What was done, such as `without apiMobileConfig.deviceArn`. */
  how: string;
  /** The name that a refusal must say. */
  field: string;
  body: unknown;
}

type Place = readonly (string | number)[];

const OTHER_VALUES = [7, 1.5, 'words', '', { some: 'object' }, ['list'], [], true, null];
const SURPLUS = 'surplusField';

export function spoil(body: unknown): Spoilt[] {
  return placesIn(body).flatMap((place) => {
    const value = at(body, place);
    const field = String(place.at(-1) ?? 'body');
    const where = place.join('.') || 'the whole body';
    return [
      ...(typeof place.at(-1) === 'string'
        ? [{ how: `without ${where}`, field, body: changed(body, place) }]
        : []),
      ...OTHER_VALUES.map((other) => ({
        how: `with ${where} as ${JSON.stringify(other)}`,
        field,
        body: changed(body, place, other),
      })),
      ...(isObject(value)
        ? [
            {
              how: `with a field too many in ${where}`,
              field: SURPLUS,
              body: changed(body, [...place, SURPLUS], 1),
            },
          ]
        : []),
    ];
  });
}

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const keys: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [
    place,
    ...keys.flatMap((key) => placesIn((value as Record<string, unknown>)[key], [...place, key])),
  ];
}

const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** A copy; without the place where there is nothing to put there. */
function changed(body: unknown, place: Place, value?: unknown): unknown {
  const last = place.at(-1);
  if (last === undefined) return value;
  const copy = structuredClone(body);
  const holder = at(copy, place.slice(0, -1)) as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return copy;
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
