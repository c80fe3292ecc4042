/** The contract's scalar kinds. Reading is tolerant: the format is noted for documentation, not enforced. */
import { z } from 'zod';

/** "Identifiers are UUIDs unless stated." */
export const uuid = z.string().min(1).meta({ format: 'uuid' });

/** "Timestamps are ISO 8601 date-time strings." */
export const dateTime = z.string().min(1).meta({ format: 'date-time' });

export const epochMilliseconds = z.int();
