import { useEffect, useRef, useState } from "react";
import { type Media, mediaSchema } from "../../protocol/media.ts";
import { request, toFailure } from "../api/request.ts";
import { messages } from "./messages.ts";

/** Bytes that the library accepts. */
const maxSize = 20 * 1024 * 1024;

interface UploadState {
  readonly isUploading: boolean;
  /** Why a file was not taken. */
  readonly fault: string | undefined;
  readonly upload: (file: File | undefined) => void;
}

/** Uploads files, and passes on each that was taken while the library is open. */
export function useUpload(onUploaded: (media: Media) => void): UploadState {
  const [isUploading, setUploading] = useState(false);
  const [fault, setFault] = useState<string>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const send = async (file: File) => {
    setFault(undefined);
    setUploading(true);
    try {
      const body = new FormData();
      body.append("file", file);
      const uploaded = await request("media", mediaSchema, { method: "POST", body });
      if (!isLeft.current) onUploaded(uploaded);
    } catch (error) {
      const { code, message } = toFailure(error);
      setFault(code === "offline" || code === "failed" ? messages.uploadFailed : message);
    } finally {
      setUploading(false);
    }
  };
  const upload = (file: File | undefined) => {
    if (file !== undefined && file.size > maxSize) setFault(messages.tooLarge);
    else if (file !== undefined) void send(file);
  };
  return { isUploading, fault, upload };
}
