"""Whistle-Stop: hidden hands, vetoes, and fifteen regional elections fought with dice."""
