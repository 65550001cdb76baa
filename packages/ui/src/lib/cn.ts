import { type ClassValue, clsx } from "clsx";
import { mergeClasses } from "./merge-classes.ts";

/** Joins class names; of two that set the same property the later one wins, so that callers can adjust a part. */
export const cn = (...classes: ClassValue[]): string => mergeClasses(clsx(classes));
